import { businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { USUARIOS } from '#server/demo/seed/clientes.ts';
import { pickBetween } from '#server/demo/seed/hash.ts';
import { momentOf } from '#server/demo/seed/pedidos-passados.ts';

type VisitaPassada = readonly [
  idPessoaCliente: number,
  diasAtras: number,
  motivo: number | null,
  texto: string,
];

const VISITAS: readonly VisitaPassada[] = [
  [101, 7, 3, 'Achou a dipirona cara. Pediu condição para 30 caixas.'],
  [101, 21, null, 'Quer receber às terças, antes das 10 h.'],
  [101, 44, 1, 'Estoque cheio de genéricos até o fim do mês.'],
  [102, 3, 2, 'Comprador de férias. Falar com a Dona Célia.'],
  [102, 17, 4, ''],
  [104, 10, 7, 'Loja em inventário.'],
  [105, 12, 5, 'Aguarda a baixa de dois boletos.'],
  [107, 5, 6, 'Pediu losartana e não havia. Avisar quando chegar.'],
];

/** Notes of the representative about visits of the last weeks. Call it once. */
export async function seedVisitas(trx: DatabaseTransaction, now: Date): Promise<void> {
  const { idUsuario } = must(USUARIOS[0], 'the representative');
  await trx
    .insertInto('visita')
    .values(
      VISITAS.map(([idPessoaCliente, diasAtras, motivo, texto], at) => {
        // From 9 h to 17 h in São Paulo.
        const minuto = pickBetween(`visita ${at}`, 12 * 60, 20 * 60);
        const escritaEm = momentOf(now, { diasAtras, minuto });
        return {
          id: `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
          idPessoaCliente,
          idUsuario,
          dia: businessDayOf(escritaEm),
          motivo,
          texto,
          escritaEm,
        };
      }),
    )
    .execute();
}
