"""What a game asks those who know words; by its kind the table knows whom to ask, and how they answer."""

from spieleabend.play.comparing import Terms
from spieleabend.play.refereeing import Saying

Question = Terms | Saying
"""Terms for the judge of words (`spieleabend.play.comparing`), a saying for the referee (`play.refereeing`)."""
