import { SHARED_CACHE, SHARED_FIELDS, SHARED_NAME, SHARED_PATH } from '#lib/shared-in.ts';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The shared file, otherwise the shared text; null for an empty share. */
function toEntry(form: FormData): Response | null {
  const file = form.get(SHARED_FIELDS.file);
  if (file instanceof File && file.size > 0) {
    return new Response(file, { headers: { [SHARED_NAME]: encodeURIComponent(file.name) } });
  }
  // Apps put a message into `text`; its title is only their own name.
  const text = [SHARED_FIELDS.text, SHARED_FIELDS.url].map((name) => textOf(form, name)).filter(Boolean);
  const lines = text.length > 0 ? text : [textOf(form, SHARED_FIELDS.title)].filter(Boolean);
  return lines.length === 0 ? null : new Response(lines.join('\n'));
}

/** Stores what another app shares, in place of an earlier share. */
async function keep(request: Request): Promise<void> {
  const cache = await caches.open(SHARED_CACHE);
  await cache.delete(SHARED_PATH);
  const entry = toEntry(await request.formData());
  if (entry) await cache.put(SHARED_PATH, entry);
}

/** The answer to a share from another app, which comes as a form and needs no signal; null for any other request. */
export function answerShare(request: Request, origin: string): Promise<Response> | null {
  const asked = new URL(request.url);
  if (request.method !== 'POST' || asked.origin !== origin || asked.pathname !== SHARED_PATH) return null;
  const toPage = () => Response.redirect(new URL(SHARED_PATH, origin), 303);
  // A form that cannot be read opens the page with nothing: the page says so.
  return keep(request).then(toPage, toPage);
}
