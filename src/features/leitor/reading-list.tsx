import { useCatalogoStatus } from '#parts/device/use-sync-status.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import * as css from './leitor.css.ts';
import { ReadProduct, Row } from './reading-row.tsx';
import type { Reading } from './readings.ts';
import type { Leva } from './use-leva.ts';
import { escolhaText, lotText, NO_CATALOGUE } from './words.ts';

type Props = { leva: Leva; onDrop: (key: string, idProduto: number) => void };

/** The read codes with their products, newest first. */
export function ReadingList({ readings, ...props }: Props & { readings: readonly Reading[] }) {
  const catalogo = useCatalogoStatus();
  if (readings.length === 0) return <p className={css.none}>Os produtos lidos aparecem aqui.</p>;
  return (
    <ul className={css.list} aria-label="Códigos lidos">
      {readings.map((reading) => (
        <ReadingItems
          {...props}
          key={reading.key}
          reading={reading}
          hasCatalogue={Boolean(catalogo?.geracao)}
        />
      ))}
    </ul>
  );
}

type ItemsProps = Props & { reading: Reading; hasCatalogue: boolean };

/** The products of one code: most have one. */
function ReadingItems({ reading, leva, onDrop, hasCatalogue }: ItemsProps) {
  const { key, lido, ids } = reading;
  const lot = lotText(lido.lote, lido.validade);
  const codes = [lido.caixa === null ? `EAN ${lido.ean}` : `Caixa ${lido.caixa}`, lot]
    .filter(Boolean)
    .join(' · ');
  if (ids?.length === 0)
    return (
      <Row>
        <p className={css.name}>{hasCatalogue ? `${key} não está no catálogo` : NO_CATALOGUE}</p>
        {(!hasCatalogue || lot !== '') && <p className={css.detail}>{hasCatalogue ? lot : codes}</p>}
      </Row>
    );
  const found = ids?.flatMap((id) => leva.produtos.get(id) ?? []) ?? [];
  if (found.length === 0)
    return (
      <Row>
        <Skeleton />
      </Row>
    );
  return (
    <>
      {leva.aEscolher.includes(reading) && (
        <Row>
          <p className={css.name}>{escolhaText(found.length)}</p>
        </Row>
      )}
      {found.map((produto) => (
        <ReadProduct
          key={produto.idProduto}
          produto={produto}
          leva={leva}
          codes={codes}
          onDrop={() => {
            onDrop(key, produto.idProduto);
            leva.forget(produto.idProduto);
          }}
        />
      ))}
    </>
  );
}
