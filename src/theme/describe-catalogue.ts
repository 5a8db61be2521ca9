import type { ColorParameter } from './catalogue/parameter.ts';
import { catalogueGroups } from './catalogue.ts';
import { resolveTheme } from './resolve-theme.ts';

const PREFACE = `# The colours of the portal

Written by \`npm run themes\` from \`src/theme/catalogue/\`; a test fails while it is not current.

A theme (\`GET /temapersonalizado\`) may set any colour by its id. What the chosen theme leaves out comes from the
store's own theme, then from the derivation below, then from the built-in value, else it is transparent. So one brand
colour (3) recolours the whole portal, and a component is coloured alone by its own parameters.

- \`= x\`: the colour of \`x\`. \`mix x y 45 %\`: 45 % of the way from \`x\` to \`y\`. \`readable x y on z\`: whichever of
  \`x\` and \`y\` is easier to read on \`z\`.
- **On** names the grounds that a text is printed on. A text with less than 4.5:1 on one of them becomes the nearest
  shade of itself, towards black or white, that can be read on all; the ground stays as the theme wants it, and the
  browser's console names the parameter. Grounds that let something through are not judged.
- Values: \`#rgb\`, \`#rrggbb\`, their forms with alpha, \`rgb()\`, \`rgba()\`, \`transparent\`. Anything else is passed over.
- Ids and names never change: loads of [temas](integration.md#temas) use the names. New parameters are appended.
`;

/** The catalogue as a page for editors of themes. */
export function describeCatalogue(): string {
  const { values } = resolveTheme();
  const sections = Object.entries(catalogueGroups).map(([name, parameters]) => {
    const rows = parameters.map(
      (one) =>
        `| ${one.id} | \`${one.name}\` | ${one.use} | ${origin(one)} | ${grounds(one)} | \`${values[one.name]}\` |`,
    );
    return [
      `## ${name}`,
      '',
      '| id | name | colours | derivation | on | built in |',
      '| --: | --- | --- | --- | --- | --- |',
      ...rows,
      '',
    ].join('\n');
  });
  const count = Object.values(catalogueGroups).flat().length;
  return [PREFACE, `${count} parameters in ${sections.length} groups.\n`, ...sections].join('\n');
}

function origin({ derivation }: ColorParameter): string {
  if (derivation === undefined) return 'value';
  if ('same' in derivation) return `= ${derivation.same}`;
  if ('mix' in derivation) {
    const [from, to, percent] = derivation.mix;
    return `mix ${from} ${to} ${percent} %`;
  }
  return `readable ${derivation.readable.join(' ')} on ${derivation.on}`;
}

const grounds = ({ on = [] }: ColorParameter): string => on.join(', ');
