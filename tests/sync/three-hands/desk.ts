import { type Carrinho, ID_OPERACAO, ID_ORIGEM, ID_ORIGEM_TIPO } from '#contract/cart/carrinho.ts';
import {
  alterarItem,
  consultarCarrinho,
  excluirItem,
  manterCarrinhoCompra,
} from '#contract/cart/carrinho-calls.ts';
import { alterarGrupo, informarDadosExtrasPedido } from '#contract/cart/carrinho-extras.ts';
import type { AnyCall } from '#contract/wire/call.ts';
import type { CallInput } from '#contract/wire/to-wire.ts';
import { must } from '#lib/must.ts';
import { contextoOf } from '#mirror/cliente-compra.ts';
import { request } from '#net/request.ts';
import type { Random } from '#tests/sync/chaos/random.ts';
import type { Person, World } from '#tests/sync/chaos/world.ts';
import type { Ato } from './claims.ts';
import { type Estado, estadoOf, valorIn } from './estado.ts';

/** Reads the cart as the server has it. */
export async function readServer({ usuario }: Person, idPessoaCliente: number): Promise<Carrinho | null> {
  const reply = await request(consultarCarrinho, { query: { idPessoaCliente } }, { token: usuario.token });
  if (!reply.ok) throw new Error(`no cart: ${JSON.stringify(reply.error)}`);
  return reply.value;
}

/** The user's other browser: only the documented calls, without a key, a revision or the cart it saw. */
export type Desk = {
  /** The cart as it was last read here. */
  visto: Carrinho | null;
  read: () => Promise<void>;
  ato: () => Ato;
  /** Changes one thing of the cart that it last saw; returns a description. */
  act: (random: Random) => Promise<string>;
};

export function openDesk(world: World, person: Person, idPessoaCliente: number): Desk {
  const { usuario, clientes } = person;
  const detalhe = must(clientes.find((c) => c.idPessoa === idPessoaCliente)?.detalhe, 'detalhe');
  const { idContexto, idCondicao } = must(contextoOf(detalhe), 'contexto');

  const ask = async <C extends AnyCall>(call: C, input: CallInput<C>): Promise<string> => {
    const reply = await request(call, input, { token: usuario.token });
    // The browser reads and shows the cart after each response, even after a refusal.
    desk.visto = await readServer(person, idPessoaCliente);
    return reply.ok ? 'done' : JSON.stringify(reply.error);
  };

  const add = (random: Random) => {
    const idItem = random.pick(world.produtos);
    const { valorUnitario, descontoComercial, descontoFinanceiro } = must(
      world.itensOf(idContexto).get(idItem),
      'item',
    );
    const Quantidade = random.int(1, 30);
    const body = {
      IDUsuario: usuario.id,
      IDPessoaCliente: idPessoaCliente,
      IDCondicaoCliente: idCondicao,
      IDPrazo: null,
      IDFormasPagamento: null,
      IDProduto: idItem,
      IDCondicaoProduto: idCondicao,
      IDItemTipo: 1,
      Quantidade,
      PercentualDesconto: descontoComercial,
      PercentualDescontoFinanceiro: descontoFinanceiro,
      StValor: 0,
      ValorUnitario: valorUnitario,
      IDOperacao: ID_OPERACAO,
      IDOrigem: ID_ORIGEM,
      IDOrigemTipo: ID_ORIGEM_TIPO,
    };
    return { what: `adds ${Quantidade} of ${idItem}`, done: () => ask(manterCarrinhoCompra, { body }) };
  };

  const changeLine = (random: Random, { idCarrinho, itens }: Carrinho) => {
    const { idItem, idItemTipo, idCondicao: condicao, idCarrinhoGrupo } = random.pick(itens);
    const query = { idCarrinho, idCarrinhoGrupo };
    if (random.chance(0.35)) {
      return {
        what: `removes ${idItem}`,
        done: () => ask(excluirItem, { query: { ...query, idItem, idItemTipo } }),
      };
    }
    const body = { idItem, idItemTipo, idCondicao: condicao, quantidade: random.int(1, 60) };
    return { what: `${idItem} -> ${body.quantidade}`, done: () => ask(alterarItem, { query, body }) };
  };

  const pay = (random: Random, { idCarrinho, grupos }: Carrinho) => {
    const grupo = random.pick(grupos);
    const opcoes = detalhe.opcoes.find((o) => o.idCondicao === grupo.idCondicao)?.opcoes ?? [];
    const { prazo, formaPagamento, id } = random.pick(opcoes);
    const { idCarrinhoGrupo } = grupo;
    const { idPrazo } = prazo;
    const { idFormaPagamento } = formaPagamento;
    const body = { idCarrinho, idCarrinhoGrupo, idPrazo, idFormaPagamento };
    return { what: `pays ${idCarrinhoGrupo} by ${id}`, done: () => ask(alterarGrupo, { body }) };
  };

  const annotate = (random: Random, { idCarrinho }: Carrinho) => {
    const informar = random.chance(0.8);
    const body = {
      IDCarrinho: idCarrinho,
      InformarDadosExtrasPedido: informar,
      NumeroPedidoCliente: informar ? `M-${random.int(1, 999)}` : '',
      Observacao: '',
    };
    return {
      what: `writes ${body.NumeroPedidoCliente}`,
      done: () => ask(informarDadosExtrasPedido, { body }),
    };
  };

  const desk: Desk = {
    visto: null,
    read: async () => {
      desk.visto = await readServer(person, idPessoaCliente);
    },
    ato: () => {
      const saw: Estado = estadoOf(desk.visto);
      return { por: 'desk', sawAt: (nome) => [valorIn(saw, nome)] };
    },
    act: async (random) => {
      const { visto } = desk;
      const chosen = visto?.itens.length
        ? must(
            random.weighted([
              [2, add],
              [5, changeLine],
              [2, pay],
              [1, annotate],
            ] as const),
            'act',
          )(random, visto)
        : add(random);
      return `desk ${chosen.what}: ${await chosen.done()}`;
    },
  };
  return desk;
}
