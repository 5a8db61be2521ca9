import {
  consultarContaCorrente,
  LANCAMENTOS_POR_PAGINA,
  LANCAMENTOS_POR_PAGINA_MAXIMO,
} from '#contract/customers/conta-corrente.ts';
import { extratoDe } from '#domain/customer/extrato.ts';
import { anoErro } from '#lib/periodo.ts';
import { ok } from '#lib/result.ts';
import { toPage } from '#server/http/listas.ts';
import { naoVinculado, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { readCliente } from './data/clientes.ts';
import { readContaCorrente } from './data/lancamentos.ts';

/** The current account of the user's customers. */
export const contaCorrenteRoutes: readonly Route[] = [
  sessionRoute(consultarContaCorrente, async ({ user, query }) => {
    const { idPessoaCliente, dataInicial, dataFinal, quantidadeRegistrosPagina, numeroPagina } = query;
    const cliente = await readCliente(user, idPessoaCliente);
    if (cliente === undefined) return naoVinculado();
    const periodo = { de: dataInicial, ate: dataFinal };
    const erro = anoErro(periodo);
    if (erro !== null) return refuse('requisicao-invalida', erro);
    const conta = await readContaCorrente(user, idPessoaCliente, periodo);
    const { lancamentos, saldoInicial, creditos, debitos, saldoFinal } = extratoDe(conta, periodo);
    const { limit, offset } = toPage(numeroPagina, quantidadeRegistrosPagina, {
      usual: LANCAMENTOS_POR_PAGINA,
      most: LANCAMENTOS_POR_PAGINA_MAXIMO,
    });
    const saldoAtual = cliente.saldoAdiantamento;
    return ok({
      lancamentos: lancamentos.slice(offset, offset + limit),
      totalizador: {
        totalRegistros: lancamentos.length,
        saldoInicial,
        valorTotalCredito: creditos,
        valorTotalDebito: debitos,
        saldoFinal,
        saldoAtual,
      },
      saldoAtual,
    });
  }),
];
