/** The style properties that an author may set: none that moves an element out of its place or loads a file. */
const ALLOWED = new Set([
  'background-color',
  'border',
  'border-color',
  'border-radius',
  'border-style',
  'border-width',
  'color',
  'font-size',
  'font-style',
  'font-weight',
  'height',
  'letter-spacing',
  'line-height',
  'margin',
  'margin-bottom',
  'margin-left',
  'margin-right',
  'margin-top',
  'max-width',
  'padding',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'text-align',
  'text-decoration',
  'text-transform',
  'vertical-align',
  'white-space',
  'width',
]);

/** Words, numbers, units, colours and colour functions: no address, no variable, no escape, no minus sign. */
const VALUE = /^(?!.*(?:url|var|env|attr|expression|image|calc)\s*\()[a-z\d#.,%() /]{1,80}$/i;

/** Returns the allowed declarations of a style attribute, in their order. */
export function safeDeclarations(style: string): [name: string, value: string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    return ALLOWED.has(name) && VALUE.test(value) ? [[name, value]] : [];
  });
}
