import { CARTAS_POR_PAGINA, CARTAS_POR_PAGINA_MAXIMO } from '#contract/letters/carta.ts';
import {
  consultarCartaItens,
  consultarCartaSituacoes,
  consultarCartas,
} from '#contract/letters/carta-consultas.ts';
import {
  alterarSituacaoCarta,
  cadastrarCarta,
  cadastrarCartaItem,
  excluirCartaItem,
  processarCarta,
} from '#contract/letters/carta-mudancas.ts';
import { SITUACOES_DA_CARTA } from '#domain/letters/situacao.ts';
import { fail, ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { toPage } from '#server/http/listas.ts';
import { periodoInvalido } from '#server/http/periodo.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { cadastrar } from './cadastrar.ts';
import { cartaNaoEncontrada } from './carta-recusas.ts';
import { readCartaComItens } from './carta-view.ts';
import { listCartas, toCarta } from './data/cartas.ts';
import { listLinhas, toItens } from './data/itens.ts';
import { alterarSituacao } from './excluir.ts';
import { definirItem, excluirItem } from './itens.ts';
import { processar } from './processar.ts';

const SIZE = { usual: CARTAS_POR_PAGINA, most: CARTAS_POR_PAGINA_MAXIMO };

/** A letter or an invoice of another customer is not found, like one that does not exist. */
const authorise = async () => undefined;

/** Correction letters of the user's customers. */
export const cartaRoutes: readonly Route[] = [
  sessionRoute(consultarCartas, async ({ user, query }) => {
    const { idPessoaCliente, idCartaCorrecao, dataInicial, dataFinal, incluirItens } = query;
    if ((await readCliente(user, idPessoaCliente)) === undefined) return naoVinculado();
    const refused = periodoInvalido(dataInicial, dataFinal);
    if (refused !== undefined) return fail(refused);
    const { rows, total } = await listCartas(user, {
      idPessoaCliente,
      idCartaCorrecao,
      de: dataInicial,
      ate: dataFinal,
      situacoes: query.variasSituacoes,
      numDocumento: query.numDocumentoCorrigido,
      page: toPage(query.numeroPagina, query.quantidadeRegistrosPagina ?? undefined, SIZE),
    });
    const linhas = incluirItens ? await listLinhas(user.db, rows) : [];
    const itensOf = (at: number, id: number) => linhas[at]?.flatMap((linha) => toItens(linha, id));
    const colecao = rows.map((row, at) => {
      const itens = itensOf(at, row.idCartaCorrecao);
      return toCarta(row, itens === undefined ? { total } : { total, itens });
    });
    return ok({ colecao, totalRegistros: total });
  }),

  sessionRoute(consultarCartaSituacoes, async () => ok([...SITUACOES_DA_CARTA])),

  sessionRoute(consultarCartaItens, async ({ user, query }) => {
    const carta = await readCartaComItens(user, query.idCartaCorrecao);
    const isOther = query.idTitulo !== undefined && carta?.cartaCorrecao.titulo.idTitulo !== query.idTitulo;
    return carta === undefined || isOther ? fail(cartaNaoEncontrada()) : ok(carta);
  }),

  changeRoute(cadastrarCarta, {
    authorise,
    handle: ({ user, query, now }, { emissor }) => cadastrar(user, query.idTitulo, emissor, now),
  }),

  changeRoute(alterarSituacaoCarta, {
    authorise,
    handle: ({ user, query, now }) => alterarSituacao(user, query, now),
  }),

  changeRoute(cadastrarCartaItem, {
    authorise,
    handle: ({ user, body, now }) => definirItem(user, body, now),
  }),

  changeRoute(excluirCartaItem, {
    authorise,
    handle: ({ user, body, now }) => excluirItem(user, body, now),
  }),

  changeRoute(processarCarta, {
    authorise,
    handle: ({ user, query, now }, { emissor }) => processar(user, query.idCartaCorrecao, emissor, now),
  }),
];
