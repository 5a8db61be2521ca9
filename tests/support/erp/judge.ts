import type { Database } from '#server/db/schema/schema.ts';
import type { Acknowledging } from './acknowledging.ts';
import type { HostileErp } from './hostile-erp.ts';
import type { Ordering } from './ordering.ts';

type Judged = {
  readonly ordering: Ordering;
  readonly erp: Pick<HostileErp, 'guardados' | 'queixas'>;
  readonly acknowledging: Acknowledging;
};

/** The broken promises: each event once at the ERP, in the order of its key, and each acknowledgement kept. */
export async function judge(
  db: Database,
  { ordering, erp, acknowledging }: Judged,
): Promise<readonly string[]> {
  const broken = [...erp.queixas, ...acknowledging.queixas];
  const theirs = new Map<string, string[]>();
  for (const { chave, tipo, dados } of erp.guardados) {
    const own = theirs.get(chave) ?? [];
    theirs.set(chave, own);
    own.push(`${tipo} ${dados.idPrePedido}`);
    const { idPrePedido, numeroErp } = dados;
    if (numeroErp !== null && numeroErp !== acknowledging.aceitos.get(idPrePedido))
      broken.push(`an event of order ${idPrePedido} names ${numeroErp}, which nothing acknowledged`);
  }
  for (const chave of new Set([...theirs.keys(), ...ordering.ditos.keys()])) {
    const said = ordering.ditos.get(chave)?.join(', ');
    const heard = theirs.get(chave)?.join(', ');
    if (said !== heard) broken.push(`${chave} had [${said}], and the ERP has [${heard}]`);
  }
  const entregas = await db
    .selectFrom('entrega')
    .select(['idEvento', 'situacao'])
    .where('situacao', '<>', 'entregue')
    .execute();
  broken.push(...entregas.map(({ idEvento, situacao }) => `event ${idEvento} is ${situacao}`));
  const rows = await db.selectFrom('pedidoErp').select(['idPrePedido', 'numeroErp']).execute();
  const kept = new Map(rows.map((row) => [row.idPrePedido, row.numeroErp]));
  for (const id of new Set([...kept.keys(), ...acknowledging.aceitos.keys()]))
    if (kept.get(id) !== acknowledging.aceitos.get(id))
      broken.push(`order ${id} is ${kept.get(id)}, and was acknowledged as ${acknowledging.aceitos.get(id)}`);
  return broken;
}
