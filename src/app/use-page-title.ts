import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { routes } from '#routes.ts';
import { CONTENT_ID } from './focus-content.ts';

const NAME = 'Maleta';

/** Often enough for who looks at the tab, seldom enough for a list that scrolls. */
const LOOK_MS = 200;

/** A heading's words in one line. */
const wordsOf = (heading: Element | null): string => (heading?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What the tab says of a screen: its heading, then the app's name; the name alone at home and where there is no heading. */
export const titleOf = (path: string, heading: string): string =>
  path === routes.home || heading === '' ? NAME : `${heading} · ${NAME}`;

/** The tab, the history and a screen reader name each screen by its own heading, also one that changes. */
export function usePageTitle(): void {
  const [path] = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const title = titleOf(path, wordsOf(document.querySelector(`#${CONTENT_ID} h1`)));
      if (document.title !== title) document.title = title;
    };
    const observer = new MutationObserver(() => {
      timer ??= setTimeout(look, LOOK_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [path]);
}
