import type { Device } from './device.ts';
import type { Erp } from './erp.ts';
import type { Network } from './network.ts';
import type { Random } from './random.ts';
import type { Restoration } from './restored.ts';
import type { Troubles } from './troubles.ts';
import type { World } from './world.ts';

/** One history under way. */
export type Stage = {
  world: World;
  random: Random;
  network: Network;
  devices: Device[];
  troubles: Troubles;
  restoration: Restoration | null;
  /** The company's own system, in worlds that have one. */
  erp: Erp | null;
  isCloned: boolean;
  /** The customers' own codes that users learned: '101: dorflex=7'. */
  learned: Set<string>;
  story: string[];
  broken: string[];
  /** True if the step was an act of the user. */
  byUser: boolean;
};

/** A possible next event; returns its description. */
export type Happening = () => Promise<string> | string;

/** Possible events, by weight. */
export type Happenings = (readonly [weight: number, happening: Happening])[];

export const SECOND = 1000;
export const DAY = 86_400 * SECOND;

/** Lets time pass on every device and on the server. */
export function passEverywhere({ world, devices }: Pick<Stage, 'world' | 'devices'>, ms: number): void {
  for (const device of devices) device.clock += ms;
  world.clock.now += ms;
}
