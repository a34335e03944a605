/** Digits behind the point that show: a tenth of a millimetre, half a degree, a quarter of a texel. */
const digits: Readonly<Record<string, number>> = { point3f: 4, normal3f: 2, texCoord2f: 3, int: 0 };

const LIST = /^(\s*(\w+)\[\] [\w:]+ = )\[(.*)\]/gm;

/** The text of a shape with its numbers as short as they may be. */
export function shortNumbers(text: string): string {
  return text.replaceAll(LIST, (whole, head: string, type: string, values: string) => {
    const places = digits[type];
    if (places === undefined) return whole;
    const short = values.replaceAll(/-?\d[\d.]*(?:e[+-]?\d+)?/g, (number) =>
      String(Number(Number(number).toFixed(places)) + 0),
    );
    return `${head}[${short.replaceAll(' ', '')}]`;
  });
}

/** The text of a shape that is seen from behind as well. */
export function twoSided(text: string): string {
  return text.replace(/^(\s*)uniform token subdivisionScheme/m, '$1uniform bool doubleSided = 1\n$&');
}

const LOOK = /^\t{3}def Xform "(\w+)"\n[^]*?\n\t{3}\}\n*/gm;
const SCENE = /^(\t\tdef Xform "Scene" \(\n)([^]*?)(\n\t\t\}\n)/m;

/**
 * The text of a scene that shows one of its looks and not all of them: each is a variant, named like its colour, and the
 * first is selected. Behind the selection is room for the name of any other.
 */
export function inColours(text: string): string {
  return text.replace(SCENE, (_, head: string, body: string, end: string) => {
    const looks = [...body.matchAll(LOOK)].map(([look, colour]) => ({
      colour: colour!,
      look: look.trimEnd().replaceAll(/^(?=.)/gm, '\t\t'),
    }));
    const room = Math.max(...looks.map(({ colour }) => colour.length)) + 2;
    const selected = `"${looks[0]!.colour}"`.padEnd(room);
    const choice = ['variants = {', `\tstring colour = ${selected}`, '}', 'prepend variantSets = "colour"'];
    const variants = looks.map(({ colour, look }) => `\t\t\t\t"${colour}" {\n${look}\n\t\t\t\t}`);
    return [
      head,
      ...choice.map((line) => `\t\t\t${line}\n`),
      body.replaceAll(LOOK, '').trimEnd(),
      `\n\n\t\t\tvariantSet "colour" = {\n${variants.join('\n')}\n\t\t\t}`,
      end,
    ].join('');
  });
}
