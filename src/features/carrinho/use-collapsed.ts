import { useState } from 'react';

const STORAGE_KEY = 'GSCarrinhoRecolhidos';

function readCollapsed(): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : []);
  } catch {
    // Storage is refused or damaged: every branch is open.
    return new Set();
  }
}

/** The branches that the user has folded away, remembered on this device. */
export function useCollapsed(): { isCollapsed: (id: number) => boolean; toggle: (id: number) => void } {
  const [collapsed, setCollapsed] = useState(readCollapsed);
  return {
    isCollapsed: (id) => collapsed.has(id),
    toggle: (id) => {
      const next = new Set(collapsed);
      if (!next.delete(id)) next.add(id);
      setCollapsed(next);
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify([...next]));
      } catch (error) {
        // Folding is only a convenience: it then lasts as long as the page.
        console.warn('folded branches are not remembered', error);
      }
    },
  };
}
