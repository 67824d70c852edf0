/** Tables to look at without a server: what the server would send for each. */

import type { HouseView, PersonView, PrivateView, SeatView, TableView } from "../src/protocol/updates";

export type Fixture = {
  view: TableView;
  private: PrivateView;
  seats?: SeatView[];
  presence?: Record<string, "away" | "bot" | "here">;
};

export const CODE = "K7M2QXA";

const NAMES = [
  "Anja",
  "Bartek",
  "Çiğdem",
  "Dieter",
  "Łucja",
  "Max",
  "Maximiliane von Unteraltertheim",
  "Żaneta",
  "Jo",
  "Ö",
];
const PICTURES = [3, 18, 2, 6, 16, 11, 7, 20, 15, 9];

function people(count: number, seated: boolean): PersonView[] {
  return NAMES.slice(0, count).map((name, index) => ({
    id: index + 1,
    name,
    picture: PICTURES[index]!,
    seat: seated ? index : null,
    bot: name === "Dieter",
    left: name === "Jo",
    stand_in: name === "Max" || name === "Jo",
  }));
}

export const HOUSE: HouseView = {
  version: "0.1.0",
  games: [
    {
      id: "bam",
      seats_least: 3,
      seats_most: 10,
      seats_recommended: 4,
      options: [
        { kind: "range", name: "cycles", least: 1, most: 5, default: 1, step: 1, off: false },
        { kind: "choice", name: "first_master", values: ["vote", "drawn"], default: "vote" },
        { kind: "range", name: "choose_seconds", least: 20, most: 180, default: 0, step: 10, off: true },
        { kind: "range", name: "judge_seconds", least: 30, most: 300, default: 0, step: 30, off: true },
      ],
      details: [],
      writable: { red: 12, grey: 21 },
      languages: ["de", "en", "pl"],
      level_matters: true,
    },
  ],
  addresses: ["http://192.168.178.42:8008", "http://10.0.0.5:8008"],
};

export function table(count: number, change: Partial<TableView> = {}): TableView {
  return {
    code: CODE,
    phase: "lobby",
    host: count > 0 ? 1 : 0,
    people: people(count, false),
    settings: {
      game: "bam",
      language: "de",
      level: "cheeky",
      level_matters: true,
      options: { cycles: 1, first_master: "vote", choose_seconds: 0, judge_seconds: 0 },
      own_cards: {
        red: ["Opa findet BAM! überbewertet."],
        grey: ["Omas geheime Sprachnachricht", "der Pfand vom letzten Sommer"],
      },
    },
    start_refused: count < 3 ? { key: "refused-too-few", parameters: { least: 3, seated: count } } : null,
    seed: { promise: "5f8b7e0c1d".repeat(6) + "a1b2", secret: null, nonces: null },
    match: null,
    ...change,
  };
}

export function own(change: Partial<PrivateView> = {}): PrivateView {
  return {
    host: false,
    people: [],
    nonces_wanted: [],
    seats: [],
    asks: [],
    estimated: [],
    asked: [],
    details: {},
    ...change,
  };
}

const grey = (id: string, text: string) => ({ id, text });
const HAND = [
  "ein Thermomix mit Gefühlen",
  "sieben ungelesene Nachrichten",
  "Omas geheime Sprachnachricht",
  "die letzte Bahn nach Hause",
  "Socken in Sandalen",
  "ein Lastenrad voller Ausreden",
  "die Frau an der Wursttheke",
  "ein sehr lautes Butterbrot",
  "Elternabend",
  "das gute Besteck",
].map((text, index) => grey(`g${index}`, text));

/** A match of BAM! while everybody chooses, or when it is over. */
export function bam(count: number, phase: "choosing" | "finished"): TableView {
  const seats = people(count, true).map((person, seat) => ({
    hand: 10,
    chosen: seat % 2 === 1,
    sits_out: false,
    won: (seat * 3) % 4,
    minus: seat % 3,
    person,
  }));
  const over = phase === "finished";
  return table(count, {
    people: people(count, true),
    phase: over ? "finished" : "playing",
    start_refused: null,
    seed: over
      ? {
          promise: "5f8b7e0c1d".repeat(6) + "a1b2",
          secret: "c0ffee".repeat(10),
          nonces: ["n1".repeat(16), "n2".repeat(16)],
        }
      : { promise: "5f8b7e0c1d".repeat(6) + "a1b2", secret: null, nonces: null },
    match: {
      game: "bam",
      number: 1,
      seats: seats.map((one) => one.person.id),
      public: {
        phase,
        round: 3,
        rounds: count,
        cycle: 1,
        cycles: 1,
        master: 0,
        red: over
          ? null
          : { id: "r1", text: "Auf dem Elternabend überraschte mich vor allem BAM!.", gaps: 1, case: null },
        red_pile: 77,
        draw_pile: 300,
        discard_pile: 12,
        seats: seats.map(({ person: _, ...seat }) => seat),
        entries: [],
        shown: null,
        outcome: null,
        result: over ? result(count) : null,
        highlights: [],
      },
      waiting: over ? [] : seats.flatMap((one, seat) => (seat > 0 && !one.chosen ? [seat] : [])),
      clocks: over ? [] : [{ name: "choose", turn: 3, total: 60_000, left: 43_000 }],
      host_actions: over ? [] : ["last-cycle"],
      joins: !over,
      contest: null,
      result: over ? result(count) : null,
    },
  });
}

function result(count: number) {
  return { points: Array.from({ length: count }, (_, seat) => ((seat * 3) % 4) - (seat % 3)), winners: [1] };
}

export function hand(seat: number): SeatView {
  return {
    seat,
    private: { hand: HAND, chosen: [], pointed: null },
    prompts: [
      {
        kind: "pick",
        name: "choose",
        options: HAND.map((card) => card.id),
        least: 1,
        most: 1,
        ordered: true,
        optional: false,
      },
    ],
    number: 3,
  };
}

const COUNTS = [0, 1, 3, 10];

/** Every fixture by its name. */
export const FIXTURES: Record<string, Fixture> = {
  ...Object.fromEntries(COUNTS.map((count) => [`lobby-${count}`, { view: table(count), private: own() }])),
  ...Object.fromEntries(
    COUNTS.map((count) => [`host-${count}`, { view: table(count), private: own({ host: true }) }]),
  ),
  ...Object.fromEntries(
    [1, 3, 10].map((count) => [
      `sitting-${count}`,
      { view: table(count), private: own({ people: [count] }) },
    ]),
  ),
  ...Object.fromEntries(
    [1, 3, 10].map((count) => [
      `sitting-host-${count}`,
      { view: table(count), private: own({ host: true, people: [1] }) },
    ]),
  ),
  "match-3": { view: bam(3, "choosing"), private: own({ people: [3], seats: [hand(2)] }) },
  "match-10": { view: bam(10, "choosing"), private: own({ people: [3], seats: [hand(2)] }) },
  "match-host": {
    view: bam(6, "choosing"),
    private: own({ host: true, people: [1, 3], seats: [hand(2)], asks: [{ ask: "a1", person: 2 }] }),
  },
  "match-left": { view: bam(10, "choosing"), private: own({ people: [9], seats: [hand(8)] }) },
  "match-table": { view: bam(6, "choosing"), private: own({ host: true }) },
  "over-table": { view: bam(10, "finished"), private: own({ host: true }) },
  "match-watch": { view: bam(6, "choosing"), private: own() },
  "over-host": {
    view: bam(6, "finished"),
    private: own({ host: true, people: [3], seats: [{ ...hand(2), prompts: [] }] }),
  },
};
