import { type Device, openDevice } from './device.ts';
import type { Happenings, Stage } from './stage.ts';

/** Copies a device's disk to another device, byte for byte. Both go on, and neither can know. */
async function clone(stage: Stage, from: Device): Promise<string> {
  const { network, random, devices } = stage;
  const { person, clientes } = from;
  const tenant = `${from.observer.name}-clone`;
  const to = await openDevice(network, random, {
    name: `${from.name}'`,
    tenant,
    person,
    clientes: [...clientes],
  });
  for (const table of from.observer.tables) {
    const copy = to.observer.table(table.name);
    await copy.clear();
    await copy.bulkPut(await table.toArray());
  }
  to.clock = from.clock;
  to.loggedIn = from.loggedIn;
  const kept = [...(await from.observer.outbox.toArray()), ...(await from.observer.parked.toArray())];
  for (const { key } of kept) for (const device of [from, to]) device.restored.add(key);
  for (const key of from.restored) to.restored.add(key);
  devices.push(to);
  stage.isCloned = true;
  return `${from.name} is cloned, ${kept.length} rows with it`;
}

export const cloning = (stage: Stage, device: Device): Happenings =>
  stage.troubles.has('cloned') && !stage.isCloned ? [[2.5, () => clone(stage, device)]] : [];
