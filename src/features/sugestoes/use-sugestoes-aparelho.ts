import { useEffect, useState } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useCatalogoStatus, usePrecosVersion } from '#parts/device/use-sync-status.ts';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { type Achados, MAX_SUGESTOES, type Sugeridos, type Termos } from './achados.ts';

const SEM_CATALOGO = 'O catálogo ainda não está neste aparelho.';
const PAROU = 'A busca parou. Recarregue a página: o que você fez continua guardado.';

/** Prices of another context than the requested one are dropped. */
const unpriced = (produto: ProdutoResumo): ProdutoResumo => ({ ...produto, preco: null });

/** The mirrored catalogue's suggestions for a text, with the prices of the served customer. */
export function useSugestoesAparelho(query: string): Sugeridos & { termos: Termos } {
  const { engine, vault } = useDevice();
  const cliente = useClienteAtual();
  const catalogo = useCatalogoStatus();
  const carrinho = useCarrinho();
  const contexto = contextoForPrecos(cliente);
  const idContexto = contexto?.idContexto;
  const version = usePrecosVersion(idContexto === undefined ? [] : [idContexto]);
  const [found, setFound] = useState<(Achados & { of: string | undefined }) | null>(null);
  const [failed, setFailed] = useState(false);
  const user = String(vault.idUsuario);
  const isKnown = cliente !== undefined && catalogo !== undefined;
  const geracao = catalogo?.geracao ?? null;

  useEffect(() => {
    if (!isKnown || query === '') return undefined;
    let current = true;
    const precos = idContexto === undefined ? {} : { precos: { user, idContexto } };
    engine
      .list(query, { offset: 0, limit: MAX_SUGESTOES, ...precos })
      .then((reply) => {
        if (!current) return;
        const isPriced = idContexto !== undefined && reply.idContexto === idContexto;
        const produtos = isPriced ? reply.produtos : reply.produtos.map(unpriced);
        setFailed(false);
        setFound({ query, produtos, total: reply.total, of: idContexto });
      })
      .catch((error: unknown) => {
        if (!current) return;
        console.error('the suggestions could not be read', error);
        setFailed(true);
      });
    return () => {
      current = false;
    };
  }, [engine, user, idContexto, query, isKnown, geracao, version]);

  // The last answer stays until the next one is there, but never with another customer's prices.
  const achados = found?.of === idContexto ? found : null;
  const termos = contexto
    ? {
        idCondicao: contexto.idCondicao,
        calcularSt: carrinho?.clienteCompra.calcularSt ?? contexto.calcularSt,
      }
    : null;
  if (failed) return { achados: null, motivo: PAROU, termos };
  const isEmpty = achados?.total === 0 && catalogo !== undefined && geracao === null;
  return { achados: isEmpty ? null : achados, motivo: isEmpty ? SEM_CATALOGO : null, termos };
}
