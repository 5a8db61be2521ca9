import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as css from './tabs.css.ts';

export interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

export interface TabsProps {
  /** The subject of the tabs, for screen readers. */
  label: string;
  /** The first one is open at the start. */
  tabs: readonly Tab[];
}

/** Panels, one visible at a time; arrows, Home and End move between tabs. */
export function Tabs({ label, tabs }: TabsProps) {
  const base = useId();
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );
  const open = tabs[at];
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    setChosen(tabs[next]?.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={css.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={css.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={index === at}
            aria-controls={`${base}-panel`}
            tabIndex={index === at ? 0 : -1}
            className={css.tab}
            onClick={() => setChosen(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${open?.id}`} className={css.panel}>
        {open?.content}
      </div>
    </div>
  );
}
