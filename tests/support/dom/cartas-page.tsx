import { screen } from '@testing-library/react';
import { Route, Switch } from 'wouter';
import type { CartaCorrecao, CartaCorrecaoItem } from '#contract/letters/carta.ts';
import { AlterarScreen } from '#features/carta-itens/alterar-screen.tsx';
import { ConsultarScreen } from '#features/carta-itens/consultar-screen.tsx';
import { CartasScreen } from '#features/cartas/cartas-screen.tsx';
import { CadastrarScreen } from '#features/cartas/nova/cadastrar-screen.tsx';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { type CartaLida, putCartas } from '#mirror/cartas.ts';
import { CLIENTE, openPageDevice, type PageDevice } from './device.ts';
import { renderPage } from './page.tsx';
import { person } from './person.ts';

const user = person();

export const hoje = businessDayOf(new Date());
/** Noon of a day so many days ago. */
export const ha = (dias: number): string => `${addDays(hoje, -dias)}T12:00:00-03:00`;

/** A letter as this device keeps it since a minute ago. */
export const lida = (carta: CartaCorrecao, itens: readonly CartaCorrecaoItem[] = []): CartaLida => ({
  carta,
  itens,
  at: Date.now() - 60_000,
});

/** A device at an address of the letters that keeps `kept`; null: it never read them. */
export async function openCartas(
  address: string,
  kept: readonly CartaLida[] | null = null,
  state: unknown = null,
): Promise<PageDevice> {
  history.replaceState(state, '', address);
  const device = await openPageDevice();
  if (kept !== null) {
    const valor = { desde: addDays(hoje, -90), cartas: kept };
    await putCartas(device.vault, CLIENTE, { at: Date.now() - 30_000, valor });
  }
  return device;
}

/** The server does not respond, as far as the device knows. */
export const semSinal = ({ vault }: PageDevice): Promise<unknown> =>
  vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 1 });

/** Renders the screens of letters, each at its address. */
export const showCartas = (device: PageDevice) =>
  renderPage(
    <Switch>
      <Route path="/cartacorrecao">
        <CartasScreen />
      </Route>
      <Route path="/cartacorrecao/cadastrar">
        <CadastrarScreen />
      </Route>
      <Route path="/cartacorrecao/alterar/:id?">{({ id }) => <AlterarScreen id={id} />}</Route>
      <Route path="/cartacorrecao/consultar/:id">{({ id }) => <ConsultarScreen id={id} />}</Route>
    </Switch>,
    device,
  );

export const press = async (name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));
