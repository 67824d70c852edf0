import { beforeEach, describe, expect, it } from "vitest";

import { keep } from "./storage";
import { addToken, dropAllTokens, dropToken, matchTokens, newToken, tokenOf, tokensOf } from "./tokens";

const CODE = "K7M2QXA";

beforeEach(() => {
  dropAllTokens(CODE);
});

describe("tokens", () => {
  it("are as long and as plain as the protocol wants, and never the same", () => {
    const made = Array.from({ length: 50 }, newToken);
    for (const token of made) expect(token).toMatch(/^[A-Za-z0-9_-]{32,64}$/);
    expect(new Set(made).size).toBe(50);
  });

  it("belong to the one new person once the server says so", () => {
    addToken(CODE, "maker", { maker: true });
    addToken(CODE, "anja");
    matchTokens(CODE, [4]);
    expect(tokenOf(CODE, 4)).toBe("anja");
    addToken(CODE, "bartek");
    matchTokens(CODE, [4, 5]);
    expect(tokenOf(CODE, 5)).toBe("bartek");
  });

  it("stay without a person where it is not certain whose they are", () => {
    addToken(CODE, "one");
    addToken(CODE, "two");
    matchTokens(CODE, [1, 2]);
    expect(tokenOf(CODE, 1)).toBeNull();
    expect(tokensOf(CODE)).toHaveLength(2);
  });

  it("are forgotten when their person has gone, but the maker's is kept", () => {
    addToken(CODE, "maker", { maker: true });
    addToken(CODE, "anja");
    matchTokens(CODE, [4]);
    matchTokens(CODE, []);
    expect(tokensOf(CODE).map((one) => one.token)).toEqual(["maker"]);
  });

  it("can be dropped where the seat was refused", () => {
    addToken(CODE, "anja");
    dropToken(CODE, "anja");
    expect(tokensOf(CODE)).toEqual([]);
  });

  it("never grow beyond what one hello takes", () => {
    for (let count = 0; count < 20; count += 1) addToken(CODE, `t${count}`);
    expect(tokensOf(CODE)).toHaveLength(16);
    expect(tokensOf(CODE).at(-1)?.token).toBe("t19");
  });

  it("of the oldest tables are forgotten", () => {
    for (let count = 0; count < 25; count += 1) addToken(`TABLE${count}`, "t", { since: count });
    expect(tokensOf("TABLE0")).toEqual([]);
    expect(tokensOf("TABLE24")).toHaveLength(1);
    for (let count = 0; count < 25; count += 1) dropAllTokens(`TABLE${count}`);
  });

  it("survive nonsense in the storage", () => {
    for (const nonsense of ["{", "7", '[{"token":7}]', "[null]"]) {
      keep(`seats.${CODE}`, nonsense);
      expect(tokensOf(CODE)).toEqual([]);
    }
  });
});
