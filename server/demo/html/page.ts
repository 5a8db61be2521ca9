/**
 * Allows no script, no style and no other content; only forms that are sent back here, on pages that have forms, and
 * pictures of this server, on pages that have pictures.
 */
export const policyOf = (forms: "'self'" | "'none'", hasPictures = false): string =>
  `default-src 'none'; ${hasPictures ? "img-src 'self'; " : ''}form-action ${forms}; frame-ancestors 'none'; base-uri 'none'`;

/** Text as it may stand between tags and in a quoted attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** A plain page of the demonstration; `main` is markup. */
export const page = (title: string, main: string): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title></head><body><main>
<h1>${title}</h1>
${main}
</main></body></html>`;
