import type { Analise, EventoAnalise } from '#domain/orders/analise.ts';

declare global {
  interface Window {
    /** The tag manager reads its events here; the name is its own. */
    dataLayer?: unknown[];
  }
}

const SOURCE = 'https://www.googletagmanager.com';

/** Beyond that the oldest events are dropped: old events from a long offline time are of no use. */
const MOST_WAITING = 200;

const addressOf = ({ tipo, id }: Analise): string =>
  `${SOURCE}/${tipo === 'conteiner' ? 'gtm.js' : 'gtag/js'}?id=${encodeURIComponent(id)}`;

/** The address without search words or ids. */
const here = (): string => `${location.origin}${location.pathname}`;

/** A property takes its commands only as the `arguments` of a function. */
function command(layer: unknown[]): (...words: unknown[]) => void {
  return function push() {
    // oxlint-disable-next-line eslint/prefer-rest-params -- The tag manager takes an array for something else.
    layer.push(arguments);
  };
}

function introduce({ tipo, id }: Analise, layer: unknown[]): void {
  if (tipo === 'conteiner') {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return;
  }
  const gtag = command(layer);
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, page_location: here() });
}

function tellOne({ tipo }: Analise, layer: unknown[], evento: EventoAnalise): void {
  // Clears the items of the previous event, which must not stay under this one.
  if (tipo === 'conteiner') layer.push({ ecommerce: null }, { ...evento, page_location: here() });
  else command(layer)('event', evento.event, { ...evento.ecommerce, page_location: here() });
}

function load(analise: Analise): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = addressOf(analise);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the tag manager did not come'));
    });
    document.head.append(script);
  });
}

export type TagManager = {
  /** Keeps the event in memory only, until there is a signal. */
  tell: (evento: EventoAnalise) => void;
  /** Sets whether there is a signal. Offline, nothing is loaded or sent. */
  setOnline: (isOnline: boolean) => void;
};

const managers = new Map<string, TagManager>();

/** The tag manager of an installation, one for the life of the page: it cannot be loaded twice. */
export function tagManagerOf(analise: Analise): TagManager {
  const manager = managers.get(analise.id) ?? createTagManager(analise);
  managers.set(analise.id, manager);
  return manager;
}

/** Makes no request before there is a signal. */
function createTagManager(analise: Analise): TagManager {
  const waiting: EventoAnalise[] = [];
  let state: 'absent' | 'coming' | 'there' = 'absent';
  let isOnline = false;

  function flush(): void {
    if (state !== 'there' || !isOnline) return;
    window.dataLayer ??= [];
    for (const evento of waiting.splice(0)) tellOne(analise, window.dataLayer, evento);
  }

  function fetchScript(): void {
    if (state !== 'absent' || !isOnline) return;
    state = 'coming';
    window.dataLayer ??= [];
    if (window.dataLayer.length === 0) introduce(analise, window.dataLayer);
    load(analise)
      .then(() => {
        state = 'there';
        flush();
      })
      .catch(() => {
        // Most likely a blocker: the next try comes after the signal was lost and is back.
        state = 'absent';
      });
  }

  return {
    tell: (evento) => {
      waiting.push(evento);
      if (waiting.length > MOST_WAITING) waiting.shift();
      flush();
    },
    setOnline: (next) => {
      isOnline = next;
      fetchScript();
      flush();
    },
  };
}

/** A site's own name and its parent domains: a cookie may have been set for any of them. */
function domainsOf(host: string): string[] {
  const names = host.split('.');
  return names.map((_, index) => names.slice(index).join('.'));
}

/** Deletes the cookies that the tag manager kept on this device. */
export function forgetVisitor(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((one) => /^_g(?:a|cl)/.test(one))) {
    // The only way to delete a cookie that a script has set.
    document.cookie = `${name}=; max-age=0; path=/`;
    for (const domain of domainsOf(location.hostname))
      document.cookie = `${name}=; max-age=0; path=/; domain=${domain}`;
  }
}
