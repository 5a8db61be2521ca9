import { useMemo } from 'react';
import { useCompra } from '#parts/buy/use-compra.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useCatalogoStatus } from '#parts/device/use-sync-status.ts';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { type Produtos, useProdutos } from '#parts/product/use-produtos.ts';
import type { Compra } from '#parts/buy/use-compra.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import * as css from './leitor.css.ts';
import { ReadProduct, Row } from './reading-row.tsx';
import type { Reading } from './readings.ts';
import { lotText, NO_CATALOGUE } from './words.ts';

/** The read codes with their products, newest first. */
export function ReadingList({ readings }: { readings: readonly Reading[] }) {
  const contexto = contextoForPrecos(useClienteAtual());
  const compra = useCompra(contexto);
  const ids = useMemo(() => readings.flatMap((reading) => reading.ids ?? []), [readings]);
  const produtos = useProdutos(ids, contexto?.idContexto);
  const catalogo = useCatalogoStatus();
  if (readings.length === 0) return <p className={css.none}>Os produtos lidos aparecem aqui.</p>;
  return (
    <ul className={css.list} aria-label="Códigos lidos">
      {readings.map((reading) => (
        <ReadingItems
          key={reading.key}
          reading={reading}
          produtos={produtos}
          compra={compra}
          hasCatalogue={Boolean(catalogo?.geracao)}
        />
      ))}
    </ul>
  );
}

type ItemsProps = { reading: Reading; produtos: Produtos; compra: Compra | null; hasCatalogue: boolean };

/** The products of one code: most have one. */
function ReadingItems({ reading: { key, lido, ids }, produtos, compra, hasCatalogue }: ItemsProps) {
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
  const found = ids?.flatMap((id) => produtos.get(id) ?? []) ?? [];
  if (found.length === 0)
    return (
      <Row>
        <Skeleton />
      </Row>
    );
  return found.map((produto) => (
    <ReadProduct key={produto.idProduto} produto={produto} compra={compra} codes={codes} />
  ));
}
