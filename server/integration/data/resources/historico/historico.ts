import { type HistoricoRegistro, historicoLinha } from '#contract/integration/historico.ts';
import { readComDocumentos, withdrawHistorico } from '#server/db/past-orders.ts';
import { esquecerIds, listCodigos, readIds } from '#server/integration/data/codes.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';
import { checkHistorico } from './check-historico.ts';
import { readHistorico } from './read-historico.ts';
import { writeHistorico } from './write-historico.ts';

export const historico = defineRecurso<HistoricoRegistro>({
  nome: 'historico',
  linha: historicoLinha,
  codigos: ['codigoErp'],
  obrigatorios: [
    ...(['cliente', 'usuario', 'filial', 'condicao', 'prazo', 'forma'] as const),
    ...(['dataHora', 'etapas', 'total', 'itens'] as const),
  ],
  padrao: {
    origem: 'televendas',
    ocorrencia: '',
    previsaoEntrega: null,
    numeroPedidoCliente: '',
    observacao: '',
    orcamento: false,
  },
  chaveDe: ({ codigoErp = '' }) => codigoErp,
  conferir: checkHistorico,
  ler: readHistorico,
  gravar: writeHistorico,
  async presos(trx, chaves) {
    const ids = await readIds(trx, 'historico', chaves);
    const comDocumentos = await readComDocumentos(trx, [...ids.values()]);
    return new Map(
      [...ids].flatMap(([codigo, id]) =>
        comDocumentos.has(id)
          ? [
              [
                codigo,
                `O pedido ${codigo} tem nota, título, lançamento ou pagamento e não pode ser retirado.`,
              ] as const,
            ]
          : [],
      ),
    );
  },
  async retirar(trx, chaves) {
    const ids = await readIds(trx, 'historico', chaves);
    await withdrawHistorico(trx, [...ids.values()]);
    esquecerIds(trx, 'historico');
  },
  listarChaves: (trx, depoisDe, quantas) => listCodigos(trx, 'historico', depoisDe, quantas),
});
