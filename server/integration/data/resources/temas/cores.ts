import { catalogue } from '#theme/catalogue.ts';

const NOMES: ReadonlyMap<number, string> = new Map(catalogue.map(({ id, name }) => [id, name]));
const IDS: ReadonlyMap<string, number> = new Map(catalogue.map(({ id, name }) => [name, id]));

/** The name of a colour; the number itself for one that SQL wrote and the catalogue lacks. */
export const nomeDaCor = (id: number): string => NOMES.get(id) ?? String(id);

export const idDaCor = (nome: string): number => IDS.get(nome) ?? Number(nome);
