import { exportarItens } from '#contract/catalogue/exportacao.ts';
import { tabelaNome } from '#domain/price/tabela-preco.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { readPreferencia } from '#server/customers/data/preferencias.ts';
import { answerRecusa } from '#server/http/answer.ts';
import { attachment } from '#server/http/attachment.ts';
import { naoVinculado, recusa } from '#server/http/recusa.ts';
import { type Route, streamRoute } from '#server/http/route.ts';
import { toBusca } from './busca-pedida.ts';
import { contextoDaBusca } from './contexto-da-busca.ts';
import { tabelaPreco } from './tabela-preco.ts';

/** Products of one query: it takes some tens of milliseconds, and other requests run in between. */
const PAGE = 500;

/** The price list as a file. */
export const exportacaoRoutes: readonly Route[] = [
  streamRoute(exportarItens, async ({ user, usuario, query, now }, _request, { queries }) => {
    const { idPessoaCliente, idCondicaoVenda: idCondicao } = query;
    const cliente = await readCliente(user, idPessoaCliente);
    if (cliente === undefined) return answerRecusa(naoVinculado().error);
    if (!usuario.exportaListaProdutos)
      return answerRecusa(recusa('sem-permissao', 'O seu perfil não permite exportar listas de produtos.'));
    const contexto = await contextoDaBusca({ user, idPessoaCliente, idCondicao, now });
    if (!contexto.ok) return answerRecusa(contexto.error);
    const { calcularSt } = await readPreferencia(user, cliente);
    const asked = query.filtros ? query : {};
    const busca = toBusca(asked, contexto.value, false);
    const visto = { contexto: contexto.value, comSt: calcularSt, visitante: false };
    const readPage = async (offset: number) => {
      const { ids } = await queries.buscar({ ...busca, page: { offset, limit: PAGE }, membros: null });
      return { itens: await queries.readItens(ids, visto), read: ids.length };
    };
    return {
      status: 200,
      corpo: tabelaPreco(readPage, query.exportarTodosCodBarraProd ?? false),
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment(tabelaNome(toBusinessInstant(now))),
      },
    };
  }),
];
