import { Notice } from '#ui/notice.tsx';
import { useVitrine, useVitrines } from './queries.ts';
import { useCompraAtual } from './use-vitrine-produtos.ts';
import * as css from './vitrine.css.ts';
import { VitrinePlaceholder, VitrineRow } from './vitrine-row.tsx';

/** Showcases that are waited for before it is known how many there are. */
const WAITED = 2;

/** The showcases of the home page. */
export function Vitrines({ most }: { most: number }) {
  const vitrines = useVitrines();
  const compra = useCompraAtual();
  if (vitrines.kind === 'falhou') {
    return vitrines.recusa === null && vitrines.retry === null ? (
      <Notice tone="pending">As vitrines da loja chegam com o próximo sinal.</Notice>
    ) : null;
  }
  return (
    <div className={css.list}>
      {vitrines.kind === 'lendo'
        ? Array.from({ length: WAITED }, (_, index) => <VitrinePlaceholder key={index} most={most} />)
        : vitrines.valor.map((vitrine) => (
            <VitrineRow key={vitrine.idVitrine} vitrine={vitrine} compra={compra} most={most} />
          ))}
    </div>
  );
}

/** The showcase of a hotsite; nothing if it has none. */
export function VitrineSo({ idVitrine, most }: { idVitrine: number; most: number }) {
  const vitrine = useVitrine(idVitrine);
  const compra = useCompraAtual();
  if (vitrine.kind === 'lendo') return <VitrinePlaceholder most={most} />;
  if (vitrine.kind === 'falhou' || vitrine.valor === null) return null;
  return <VitrineRow vitrine={vitrine.valor} compra={compra} most={most} />;
}
