import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Which component has which class. */
const taken = new Map();

/** The class of a component. It is a good part of what a phone fetches, and four signs tell all of them apart. */
function cssHash({ hash, filename, css }) {
  const name = `s${hash(filename ?? css).slice(-4)}`;
  const other = taken.get(name);
  if (other !== undefined && other !== filename) throw new Error(`${filename} and ${other} have one class`);
  taken.set(name, filename);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
