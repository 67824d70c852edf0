"""Holding a contest fairly: one instant for all devices, reactions measured there, believed as far as can be proved.

`round_trips` measure the way to a device; `evidence` says what one press counts, `trust` whose claims go together,
`closing` when nobody earlier can come any more. These four are pure. `held` is one contest under way, `contests` what a
table does about it.
"""
