import {
  CLIENTES_POR_PAGINA_MAXIMO,
  consultarClienteDadosGerais,
  consultarLimitePagamentoAntecipado,
  consultarUsuarioCliente,
  type DatasRegulatorias,
} from '#contract/customers/cliente.ts';
import { formatDocument } from '#lib/format-document.ts';
import { ok } from '#lib/result.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { readCadastro } from './data/cadastro.ts';
import { type ClienteRow, listClientes, readCliente, sumPedidosDia } from './data/clientes.ts';
import { readLimiteAntecipado } from './data/compra.ts';

const DIGITOS_CPF = 11;

/** The last days of a customer's licences. */
const datasOf = ({
  anvisa,
  sivisa,
  autorizacaoRetinoica,
  crfEstabelecimento,
  sipeagro,
}: ClienteRow): DatasRegulatorias => ({
  anvisa,
  sivisa,
  autorizacaoRetinoica,
  crfEstabelecimento,
  sipeagro,
});

const motivoOf = ({ clienteBloqueadoMotivo: motivo }: ClienteRow) =>
  motivo === null ? null : { descricaoClienteBloqueadoMotivo: motivo };

const pessoaOf = ({ idPessoa, nome, cpfCnpj, codigoErp }: ClienteRow) => ({
  idPessoa,
  nome,
  cpfCnpjFormatado: formatDocument(cpfCnpj),
  ...(codigoErp !== null && { codigoErp }),
});

/** The user's customers, and the data that a cart of theirs is checked against. */
export const clienteRoutes: readonly Route[] = [
  sessionRoute(consultarUsuarioCliente, async ({ user, query }) => {
    const { quantidadeRegistrosPagina: tamanho, depoisDe } = query;
    const limit = tamanho === undefined ? undefined : Math.min(tamanho, CLIENTES_POR_PAGINA_MAXIMO);
    const clientes = await listClientes(user, { depoisDe, limit });
    return ok(
      clientes.map((c) => ({
        pessoa: pessoaOf(c),
        pessoaJuridica:
          c.cpfCnpj.length === DIGITOS_CPF ? null : { cnpjFormatado: formatDocument(c.cpfCnpj) },
        bloqueado: c.clienteBloqueadoMotivo !== null,
        clienteBloqueadoMotivo: motivoOf(c),
      })),
    );
  }),

  sessionRoute(consultarClienteDadosGerais, async ({ user, query, now }) => {
    const cliente = await readCliente(user, query.idPessoaCliente);
    if (cliente === undefined) return naoVinculado();
    return ok({
      pessoa: pessoaOf(cliente),
      cidade: cliente.cidade,
      estado: cliente.estado,
      limiteDisponivel: cliente.limiteDisponivel,
      clienteBloqueadoMotivo: motivoOf(cliente),
      aplicarLimiteMinimoDiario: cliente.aplicarLimiteMinimoDiario,
      valorLimiteMinimoDiario: cliente.valorLimiteMinimoDiario,
      saldoCashback: cliente.saldoCashback,
      saldoAdiantamento: cliente.saldoAdiantamento,
      valorTotalPedidosDia: await sumPedidosDia(user, cliente.idPessoa, now),
      datasRegulatorias: datasOf(cliente),
      ...(await readCadastro(user, cliente.idPessoa)),
    });
  }),

  sessionRoute(consultarLimitePagamentoAntecipado, async ({ user, params }) => {
    const cliente = await readCliente(user, params.idPessoaCliente);
    if (cliente === undefined) return naoVinculado();
    return ok({ limitePagamentoAntecipado: await readLimiteAntecipado(user, cliente) });
  }),
];
