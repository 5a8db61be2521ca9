import { type Dito, type Estado, isLinha, valorIn } from './estado.ts';

/** A wish that the server applied and another's change then replaced unseen: someone must be told of it. */
type Claim = { dono: string; por: string; nome: string; perdido: string; novo: string };

/**
 * The one who acted on the cart (a tablet or the desk), and the values on their screen, by name, when they
 * decided.
 */
export type Ato = { por: string; sawAt: (nome: string) => readonly (string | undefined)[] };

/** Wishes as the server applied them, and the lost ones that are not reported yet. */
export type Claims = {
  /** Notes an applied change of `dono` that no change of theirs under way replaces. */
  stand: (dono: string, nome: string, valor: string) => void;
  /** Drops a wish of `dono`, who now wishes another value by their own will. */
  forget: (dono: string, nome: string) => void;
  /** Compares the server's cart before and after an act. */
  effect: (ato: Ato, antes: Estado, depois: Estado) => void;
  /** Removes the losses that a screen reports. */
  told: (quem: string, ditos: readonly Dito[]) => void;
  /** Returns the unreported losses, as text. */
  open: () => string[];
};

/** `blind`: the one without notices, so that the other one must be told. */
export function openClaims(blind: string): Claims {
  const standing = new Map<string, { dono: string; nome: string; valor: string }>();
  let claims: Claim[] = [];
  const keyOf = (dono: string, nome: string) => `${dono} ${nome}`;

  const isMet = ({ dono, por, nome, perdido, novo }: Claim, quem: string, dito: Dito): boolean => {
    if (dito.nome !== nome) return false;
    if (quem === por) return dito.tipo === 'valeu' && dito.de === perdido;
    // The notice names the value on their screen; or the value that they overwrote in turn, with a later
    // wish.
    return quem === dono && dito.de === (dito.tipo === 'mudou' ? perdido : novo);
  };

  const effectOn = ({ por, sawAt }: Ato, nome: string, era: string | undefined, e: string | undefined) => {
    // Back at the wished value: it stands again.
    for (const claim of claims.filter((c) => c.nome === nome && c.perdido === e && c.dono !== por)) {
      standing.set(keyOf(claim.dono, nome), { dono: claim.dono, nome, valor: claim.perdido });
    }
    // An ordered group takes its payment along, even if another chose it: its lines are reported.
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
        // For payments and extra data the loser is told; a loser without notices need not be.
        .filter(({ dono, nome }) => dono !== blind || isLinha(nome))
        .map(
          ({ dono, por, nome, perdido, novo }) =>
            `nobody was told: ${dono} had ${nome} at ${perdido}, ${por} made it ${novo} unseen`,
        ),
  };
}
