import { viewCarrinho } from '#domain/cart/carrinho-view.ts';
import { isPendente } from '#domain/cart/pendente.ts';
import { type RiscoDoCarrinho, riscosDoCarrinho } from '#domain/cart/risco.ts';
import type { ContasSomadas } from '#domain/payment/a-pagar.ts';
import { formatMoney } from '#lib/format-number.ts';
import { formatQuantity } from '#lib/format-quantity.ts';
import { creditoDepoisDaFila } from '#outbox/carrinho/credito-depois-da-fila.ts';
import { type CarrinhoBase, foldBase, vistoIn } from '#outbox/carrinho/read-carrinho.ts';
import { pendenteWords } from '#parts/cart/pendente-words.ts';
import { contasDoPrazoHref, routes } from '#routes.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';

/** A customer whose money is at risk. `valor` in cents; `href` is the screen of the worst reason. */
export type RiscoLinha = {
  readonly idPessoa: number;
  readonly nome: string;
  readonly motivos: readonly string[];
  readonly valor: number;
  readonly href: string;
};

/** The customers at risk, the worst first, and how many customers the device has the data of. */
export type Riscos = { readonly linhas: readonly RiscoLinha[]; readonly vistos: number };

/** The late accounts and the carts that the device keeps, by customer. */
export type RiscosLidos = {
  readonly atrasos: ReadonlyMap<number, ContasSomadas>;
  readonly carrinhos: ReadonlyMap<number, CarrinhoBase>;
};

/** The risks of a cart as the last changes left it; none where a line cannot be priced. */
function riscosDaBase({ idPessoa, detalhe }: ClienteRow, base: CarrinhoBase): RiscoDoCarrinho[] {
  const dobra = foldBase(base);
  if (!detalhe || dobra.linhas.length === 0) return [];
  const { clienteCompra } = creditoDepoisDaFila(idPessoa, detalhe, base);
  const { carrinho, desconhecidas } = viewCarrinho(
    base.snapshot?.carrinho ?? null,
    dobra,
    () => undefined,
    (linha) => vistoIn(base, linha),
    clienteCompra,
  );
  return desconhecidas.length > 0 ? [] : riscosDoCarrinho(carrinho, clienteCompra);
}

const textoDo = ({ motivo, falta }: RiscoDoCarrinho): string =>
  `Faltam ${formatMoney(falta)} ${motivo === 'minimo' ? 'para o mínimo' : 'de crédito'}`;

type Motivo = { readonly texto: string; readonly valor: number; readonly href: string };

/** The payment that a cart waits for; none for an open cart. */
function pagamentoPendente({ snapshot }: CarrinhoBase): Motivo[] {
  const carrinho = snapshot?.carrinho;
  if (!carrinho || !isPendente(carrinho.idCarrinhoSituacao)) return [];
  const texto = `Carrinho ${pendenteWords(carrinho).nome}`;
  return [{ texto, valor: carrinho.valorTotal, href: routes.pagamento }];
}

/** The reasons of a cart. One that waits for its payment has taken its credit, and has no other. */
function motivosDoCarrinho(cliente: ClienteRow, base: CarrinhoBase): Motivo[] {
  const pendente = pagamentoPendente(base);
  if (pendente.length > 0) return pendente;
  return riscosDaBase(cliente, base).map((risco) => ({
    texto: textoDo(risco),
    valor: risco.valor,
    href: routes.carrinho,
  }));
}

/** The line of a customer; null without a risk. The reasons of a cart are about the same money. */
function toLinha(
  cliente: ClienteRow,
  { quantidade, valor }: ContasSomadas,
  base: CarrinhoBase,
): RiscoLinha | null {
  const doCarrinho = motivosDoCarrinho(cliente, base);
  const contas = {
    texto: formatQuantity(quantidade, 'conta em atraso', 'contas em atraso'),
    valor,
    href: contasDoPrazoHref('atrasadas'),
  };
  const motivos = [...(quantidade > 0 ? [contas] : []), ...doCarrinho].toSorted((a, b) => b.valor - a.valor);
  const [pior] = motivos;
  if (!pior) return null;
  return {
    idPessoa: cliente.idPessoa,
    nome: cliente.usuarioCliente.pessoa.nome,
    motivos: motivos.map(({ texto }) => texto),
    valor: valor + (doCarrinho[0]?.valor ?? 0),
    href: pior.href,
  };
}

/** Finds the customers whose money is at risk among those whose accounts and cart the device has. */
export function toRiscos(clientes: readonly ClienteRow[], { atrasos, carrinhos }: RiscosLidos): Riscos {
  const vistos = clientes.flatMap((cliente) => {
    const [atraso, base] = [atrasos.get(cliente.idPessoa), carrinhos.get(cliente.idPessoa)];
    return cliente.detalhe && atraso && base ? [{ cliente, atraso, base }] : [];
  });
  const linhas = vistos
    .flatMap(({ cliente, atraso, base }) => toLinha(cliente, atraso, base) ?? [])
    .toSorted((a, b) => b.valor - a.valor);
  return { linhas, vistos: vistos.length };
}
