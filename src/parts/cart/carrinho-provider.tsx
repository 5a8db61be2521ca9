import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useMemo } from 'react';
import type { Combo } from '#contract/catalogue/combo.ts';
import { viewCarrinho } from '#domain/cart/carrinho-view.ts';
import { type LinhaChave, linhaKey } from '#domain/cart/linha.ts';
import { toCombosVendaveis } from '#mirror/combos.ts';
import { creditoDepoisDaFila } from '#outbox/carrinho/credito-depois-da-fila.ts';
import { type CarrinhoBase, foldBase, readCarrinhoBase, vistoIn } from '#outbox/carrinho/read-carrinho.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useCombosDoCliente } from '#parts/customer/use-combos-do-cliente.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useForaDoCatalogo } from '#parts/product/use-fora-do-catalogo.ts';
import { type CarrinhoNaTela, CarrinhoNaTelaProvider } from './carrinho-na-tela.ts';
import { useProdutosDasLinhas } from './use-produtos-das-linhas.ts';

const NO_COMBOS: readonly Combo[] = [];

const refusedLinhas = (base: CarrinhoBase | undefined): LinhaChave[] =>
  (base?.parked ?? []).flatMap(({ intent }) => (intent.tipo === 'linha' ? [intent.linha] : []));

function useCarrinhoNaTela(): CarrinhoNaTela | null {
  const { vault } = useDevice();
  const cliente = useClienteAtual();
  const idPessoa = cliente?.idPessoa;
  const read = useLiveQuery(
    async () =>
      idPessoa === undefined ? undefined : { idPessoa, base: await readCarrinhoBase(vault, idPessoa) },
    [vault, idPessoa],
  );
  // A base read for the previous customer must not be drawn for this one.
  const base = read?.idPessoa === idPessoa ? read?.base : undefined;
  const dobra = useMemo(() => (base ? foldBase(base) : undefined), [base]);
  const avisadas = base?.snapshot?.avisos?.linhas.map((a) => a.linha) ?? [];
  const lines = [...(dobra?.linhas ?? []), ...refusedLinhas(base), ...avisadas];
  const { produtos, itemOf } = useProdutosDasLinhas(lines, cliente?.detalhe);
  const foraDoCatalogo = useForaDoCatalogo(lines);
  const kept = useCombosDoCliente(idPessoa);
  const combos = kept?.combos ?? NO_COMBOS;
  const combosConhecidos = kept?.haveCome === true;
  const vendaveis = useMemo(() => toCombosVendaveis(combos), [combos]);
  return useMemo(() => {
    if (!cliente?.detalhe || !base || !dobra) return null;
    const { clienteCompra, naFila } = creditoDepoisDaFila(cliente.idPessoa, cliente.detalhe, base);
    const idCondicao = cliente.detalhe.preferencia.condicao?.idCondicao;
    const view = viewCarrinho(
      base.snapshot?.carrinho ?? null,
      dobra,
      (linha) => itemOf(linha) ?? vendaveis.get(linhaKey(linha)),
      (linha) => vistoIn(base, linha),
      clienteCompra,
    );
    const { linhas } = dobra;
    return {
      ...view,
      cliente,
      clienteCompra,
      creditoNaFila: naFila,
      base,
      linhas,
      produtos,
      foraDoCatalogo,
      combos,
      combosConhecidos,
      idCondicao,
    };
  }, [cliente, base, dobra, produtos, itemOf, foraDoCatalogo, combos, combosConhecidos, vendaveis]);
}

/** Computes the cart once for all screens below. */
export function CarrinhoProvider({ children }: { children: ReactNode }) {
  return <CarrinhoNaTelaProvider value={useCarrinhoNaTela()}>{children}</CarrinhoNaTelaProvider>;
}
