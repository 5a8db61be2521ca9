import { type Dito, type Estado, isLinha, valorIn } from './estado.ts';

/** A wish that the server had done and somebody else's change replaced unseen: someone must be told of it. */
type Claim = { dono: string; por: string; nome: string; perdido: string; novo: string };

/** Who did something to the cart, and what he had before him under a name when he decided. */
export type Ato = { por: string; sawAt: (nome: string) => readonly (string | undefined)[] };

/** Wishes as the server did them, and those of them that were lost and of which nobody was told yet. */
export type Claims = {
  /** A change of `dono` was done, and nothing of his is under way that replaces it. */
  stand: (dono: string, nome: string, valor: string) => void;
  /** He wishes something else now, by his own will. */
  forget: (dono: string, nome: string) => void;
  /** The server's cart before and after something that somebody did. */
  effect: (ato: Ato, antes: Estado, depois: Estado) => void;
  /** What is on a device's screen. */
  told: (quem: string, ditos: readonly Dito[]) => void;
  /** What nobody was told of, in words. */
  open: () => string[];
};

/** `blind`: who has no notices, so that it must be the other one who is told. */
export function openClaims(blind: string): Claims {
  const standing = new Map<string, { dono: string; nome: string; valor: string }>();
  let claims: Claim[] = [];
  const keyOf = (dono: string, nome: string) => `${dono} ${nome}`;

  const isMet = ({ dono, por, nome, perdido, novo }: Claim, quem: string, dito: Dito): boolean => {
    if (dito.nome !== nome) return false;
    if (quem === por) return dito.tipo === 'valeu' && dito.de === perdido;
    // What stood on his screen is named; or what he overwrote in turn, with a later wish of his.
    return quem === dono && dito.de === (dito.tipo === 'mudou' ? perdido : novo);
  };

  const effectOn = ({ por, sawAt }: Ato, nome: string, era: string | undefined, e: string | undefined) => {
    // Back at what he wanted: it stands again.
    for (const claim of claims.filter((c) => c.nome === nome && c.perdido === e && c.dono !== por)) {
      standing.set(keyOf(claim.dono, nome), { dono: claim.dono, nome, valor: claim.perdido });
    }
    // A group that went took its payment along, whoever chose it last: its lines are what is told.
    const isGone = e === undefined && !isLinha(nome);
    claims = claims.filter((c) => c.nome !== nome || (c.perdido !== e && !isGone));
    for (const [key, { dono, valor }] of standing) {
      if (key !== keyOf(dono, nome) || valor !== era) continue;
      if (dono === por) {
        standing.delete(key);
        continue;
      }
      standing.delete(key);
      if (e === undefined || sawAt(nome).includes(era)) continue;
      claims.push({ dono, por, nome, perdido: valor, novo: e });
    }
  };

  return {
    stand: (dono, nome, valor) => void standing.set(keyOf(dono, nome), { dono, nome, valor }),
    forget: (dono, nome) => {
      standing.delete(keyOf(dono, nome));
      claims = claims.filter((c) => c.dono !== dono || c.nome !== nome);
    },
    effect: (ato, antes, depois) => {
      for (const nome of new Set([...antes.keys(), ...depois.keys()])) {
        const era = valorIn(antes, nome);
        const e = valorIn(depois, nome);
        if (era !== e) effectOn(ato, nome, era, e);
      }
    },
    told: (quem, ditos) => {
      claims = claims.filter((claim) => !ditos.some((dito) => isMet(claim, quem, dito)));
    },
    open: () =>
      claims
        // Of payments and extra data the one who lost is told, and a blind one is nobody's to tell.
        .filter(({ dono, nome }) => dono !== blind || isLinha(nome))
        .map(
          ({ dono, por, nome, perdido, novo }) =>
            `nobody was told: ${dono} had ${nome} at ${perdido}, ${por} made it ${novo} unseen`,
        ),
  };
}
