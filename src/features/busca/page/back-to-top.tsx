import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { scrollUp } from '#ui/scroll-up.ts';
import * as css from './busca.css.ts';

const AFTER_PX = 300;

/** A button back to the top of the page, from 300 px down. */
export function BackToTop() {
  const [isFar, setFar] = useState(() => window.scrollY > AFTER_PX);
  useEffect(() => {
    const look = () => setFar(window.scrollY > AFTER_PX);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isFar) return null;
  return (
    <div className={css.backToTop} data-print="hide">
      <IconButton
        label="Voltar ao topo"
        variant="secondary"
        icon={<ArrowUp size={20} aria-hidden="true" />}
        onPress={() => scrollUp()}
      />
    </div>
  );
}
