import type { Device } from './device.ts';
import type { Happenings, Stage } from './stage.ts';
import type { World } from './world.ts';

type Link = { idUsuario: number; idPessoaCliente: number };

/** Returns the customers of a device that its user may not serve now. */
export async function unlinkedOf({ database: { db } }: World, device: Device): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('usuarioCliente')
    .select('idPessoaCliente')
    .where('idUsuario', '=', device.person.usuario.id)
    .execute();
  return new Set(device.clientes.filter((id) => !rows.some((row) => row.idPessoaCliente === id)));
}

/** Takes a customer from the user, or gives one back, as the company may do. */
async function turn(stage: Stage, device: Device): Promise<string> {
  const { world, random } = stage;
  const { db } = world.database;
  const [gone] = await unlinkedOf(world, device);
  const link: Link = {
    idUsuario: device.person.usuario.id,
    idPessoaCliente: gone ?? random.pick(device.clientes),
  };
  if (gone === undefined) {
    const own = db.deleteFrom('usuarioCliente').where('idUsuario', '=', link.idUsuario);
    await own.where('idPessoaCliente', '=', link.idPessoaCliente).execute();
  } else await db.insertInto('usuarioCliente').values(link).execute();
  return `${link.idPessoaCliente} is ${gone === undefined ? 'taken from' : 'given back to'} ${device.name}'s user`;
}

export const unlinking = (stage: Stage, device: Device): Happenings =>
  stage.troubles.has('unlinked') ? [[2.5, () => turn(stage, device)]] : [];

/** At the end each device that lost a customer gets one back, with a chance of one half. */
export async function endUnlinking(stage: Stage): Promise<void> {
  if (!stage.troubles.has('unlinked')) return;
  for (const device of stage.devices) {
    const gone = await unlinkedOf(stage.world, device);
    if (gone.size > 0 && stage.random.chance(0.5)) stage.story.push(await turn(stage, device));
  }
}
