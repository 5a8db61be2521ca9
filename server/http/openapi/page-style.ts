/** The page's style; the page's policy contains its hash. */
export const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 22%, transparent); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
h1 { margin: .5rem 0; }
h2 { margin: 3rem 0 .5rem; padding-bottom: .25rem; border-bottom: 2px solid var(--line); }
h3 { margin: 0 0 .25rem; font-size: 1.05rem; line-height: 1.4; }
h4 { margin: 1rem 0 .25rem; font-size: .95rem; }
article { margin: 1rem 0; padding: .9rem; border: 1px solid var(--line); border-radius: .5rem; }
article:target { outline: 3px solid Highlight; }
p { margin: .4rem 0; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { margin: .25rem 0; padding: .6rem; border: 1px solid var(--line); border-radius: .35rem; white-space: pre-wrap; }
dl { margin: .25rem 0; padding-left: .75rem; border-left: 2px solid var(--line); }
dt { font-weight: 600; }
dt em { font-weight: 400; }
dd { margin: 0 0 .35rem; }
nav ul { margin: .25rem 0; padding: 0; list-style: none; }
nav li { padding: .3rem 0; }
a { color: LinkText; }
@media (min-width: 48rem) {
  nav ul { columns: 2; }
  dl { display: grid; grid-template-columns: minmax(9rem, 18rem) 1fr; gap: 0 1rem; }
}
`;
