import type { Analise, EventoAnalise } from '#domain/orders/analise.ts';

declare global {
  interface Window {
    /** Where the tag manager looks for what happened, by its own name. */
    dataLayer?: unknown[];
  }
}

const SOURCE = 'https://www.googletagmanager.com';

/** Beyond that the oldest go: what happened long without a signal is nobody's need. */
const MOST_WAITING = 200;

const addressOf = ({ tipo, id }: Analise): string =>
  `${SOURCE}/${tipo === 'conteiner' ? 'gtm.js' : 'gtag/js'}?id=${encodeURIComponent(id)}`;

/** The address without what was searched for or opened. */
const here = (): string => `${location.origin}${location.pathname}`;

/** A property takes its commands as the arguments of a function, and nothing else. */
function command(layer: unknown[]): (...words: unknown[]) => void {
  return function push() {
    // oxlint-disable-next-line eslint/prefer-rest-params -- An array in their place is taken for something else.
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
  // What an event before said of its items must not stay under this one.
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
  /** Waits in memory, and nowhere else, until there is a signal. */
  tell: (evento: EventoAnalise) => void;
  /** Whether there is a signal: without one nothing is loaded and nothing told. */
  setOnline: (isOnline: boolean) => void;
};

const managers = new Map<string, TagManager>();

/** The tag manager of an installation, one for the life of the page: it cannot be loaded twice. */
export function tagManagerOf(analise: Analise): TagManager {
  const manager = managers.get(analise.id) ?? createTagManager(analise);
  managers.set(analise.id, manager);
  return manager;
}

/** Nothing is asked of it before there is a signal. */
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
        // A blocker, most likely: it is not tried again before the signal was away.
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

/** A site's own name and those above it: a cookie may have been set for any of them. */
function domainsOf(host: string): string[] {
  const names = host.split('.');
  return names.map((_, index) => names.slice(index).join('.'));
}

/** Takes away what the tag manager kept on this device. */
export function forgetVisitor(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((one) => /^_g(?:a|cl)/.test(one))) {
    // The only way to be rid of a cookie that a script has set.
    document.cookie = `${name}=; max-age=0; path=/`;
    for (const domain of domainsOf(location.hostname))
      document.cookie = `${name}=; max-age=0; path=/; domain=${domain}`;
  }
}
