import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { classNames } from '#ui/class-names.ts';
import { watchScrollStop } from '#ui/scroll-stop.ts';
import { cleanHtml } from './clean-html.ts';
import * as css from './html.css.ts';

/** True for a plain press: the main button without a modifier key. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Puts a table into a frame of its own, so that a wide one scrolls there and not with the page. */
function framed(table: HTMLTableElement): () => void {
  const frame = document.createElement('div');
  frame.className = css.tableFrame;
  table.replaceWith(frame);
  frame.append(table);
  return watchScrollStop(frame);
}

export type HtmlProps = {
  /** The raw html; this component cleans it. */
  html: string;
  className?: string;
  /** Called after the user follows a link within the app, so that a dialog can close. */
  onNavigate?: () => void;
};

/** A store's html, cleaned. Its links into this portal use the router. */
export function Html({ html, className, onNavigate }: HtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    const element = place.current;
    element?.replaceChildren(cleanHtml(html));
    const ends = [...(element?.querySelectorAll('table') ?? [])].map(framed);
    return () => {
      for (const end of ends) end();
    };
  }, [html]);
  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!href?.startsWith('/') || !isPlain(event)) return;
      event.preventDefault();
      navigate(href);
      onNavigate?.();
    };
    // One handler for all links in the html; the keyboard fires clicks too.
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, onNavigate]);
  return <div ref={place} className={classNames(css.html, className)} />;
}
