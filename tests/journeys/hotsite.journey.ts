import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, newDevice, visitor } from './support/journey.ts';
import { look, lookHere } from './support/look.ts';
import { enter } from './support/steps.ts';
import { setSignal } from './support/watch.ts';
import { XSS_CORPUS } from './support/xss-corpus.ts';

const FIRST = 1000;

visitor(
  'nothing that a store or an attacker wrote into a page runs, asks for input, leaves its place or calls elsewhere',
  async ({ page, server, watch }) => {
    // A picture of this site that is not there is asked for, and that is all.
    watch.expect(/the server responded with a status of 404/);
    expect(XSS_CORPUS.length).toBeGreaterThanOrEqual(60);
    // No database text holds a null character.
    const corpus = XSS_CORPUS.map((html) => html.replaceAll('\u0000', ''));
    await server.db
      .insertInto('hotsite')
      .values(
        corpus.map((html, index) => ({
          idHotsite: FIRST + index,
          nome: `xss-${index}`,
          titulo: `Página ${index}`,
          url: null,
          idTipoConteudo: 2,
          html: `<p>Começo ${index}</p>${html}`,
          idVitrine: null,
        })),
      )
      .execute();
    // One after the other in banners and footer, as far as an open comment or tag lets the rest be read.
    const all = corpus.map((html, index) => `<section>${index}${html}</section>`).join('\n');
    await server.db.updateTable('banner').set({ html: all }).where('idBanner', 'in', [1, 21, 30]).execute();
    await server.db
      .updateTable('parametro')
      .set({ valor: all })
      .where('nome', '=', 'htmlRodapePortal')
      .execute();

    const hits: string[] = [];
    const foreign: string[] = [];
    await page.exposeFunction('hit', (what: unknown) => hits.push(`${page.url()} ${String(what)}`));
    page.on('dialog', (dialog) => {
      hits.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    const look1 = async (name: string) => {
      const left = await page.evaluate(() => {
        const texts = [...document.querySelectorAll('main *, footer *')];
        const handlers = texts.filter((e) => [...e.attributes].some((a) => a.name.startsWith('on')));
        const html = [...document.querySelectorAll('article p, footer section, footer p')].map(
          (e) => e.parentElement,
        );
        const within = html.flatMap((e) => [...(e?.querySelectorAll('*') ?? [])]);
        const banned =
          'script,iframe,object,embed,form,input,textarea,style,link,meta,base,svg,math,dialog,video,audio';
        return {
          handlers: handlers.length,
          banned: within.filter((e) => e.matches(banned)).map((e) => e.outerHTML.slice(0, 80)),
          ids: within.filter((e) => e.id !== '').length,
          fixed: within.filter((e) => ['fixed', 'absolute', 'sticky'].includes(getComputedStyle(e).position))
            .length,
          links: [...document.links]
            .map((a) => a.protocol)
            .filter((p) => !/^(?:https?|tel|mailto):$/.test(p)),
        };
      });
      expect(left, name).toEqual({ handlers: 0, banned: [], ids: 0, fixed: 0, links: [] });
    };

    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('17');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look1('home');
    for (const [index, html] of corpus.entries()) {
      await page.evaluate((path) => history.pushState(null, '', path), `/hotsite/xss-${index}`);
      await expect(page.getByText(`Começo ${index}`, { exact: true })).toBeVisible();
      await look1(html);
    }
    await page.waitForTimeout(200);
    expect(hits).toEqual([]);
    expect(foreign).toEqual([]);
  },
);

newDevice(
  'a user reads pages of the store; one of another site stands in a frame that can touch nothing of ours, and needs a signal',
  async ({ page, context, server, watch }) => {
    const seen: (string | undefined)[] = [];
    const other = createServer((request, response) => {
      seen.push(request.headers.referer);
      response.setHeader('content-type', 'text/html');
      response.end(
        '<h1>Outro site</h1><script>let r="";try{r=parent.localStorage.length}catch(e){r="nada"}document.title=String(r);document.body.append(" lido: "+r);try{top.location="/pego"}catch(e){document.body.append(" preso")}</script>',
      );
    });
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const host = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await server.db
      .updateTable('parametro')
      .set({ valor: host })
      .where('nome', '=', 'hotsiteFrameHosts')
      .execute();
    await server.db
      .updateTable('hotsite')
      .set({ url: `${host}/mapa` })
      .where('nome', '=', 'como-chegar')
      .execute();
    watch.expect(/navigate the top-level window|Unsafe attempt to initiate navigation|sandboxed/i);

    await enter(page);
    await page.goto('/hotsite/como-chegar');
    const frame = page.frameLocator('iframe[title="Como chegar ao CD Guarulhos"]');
    await expect(frame.getByText('lido: nada')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/hotsite/como-chegar');
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((referer) => referer !== undefined)).toEqual([]);
    const sandbox = await page.locator('iframe').getAttribute('sandbox');
    expect(sandbox).not.toMatch(/allow-same-origin|allow-top-navigation/);

    await server.db
      .updateTable('hotsite')
      .set({ url: 'https://nao-listado.example/' })
      .where('nome', '=', 'como-chegar')
      .execute();
    await page.goto('/hotsite/como-chegar');
    await expect(page.getByText('Esta página abre fora do portal')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);

    await newDevice.step(
      'a user reads the policies and what is for users only, with its prices',
      async () => {
        await page.getByRole('button', { name: /^Usuário/ }).click();
        await page.getByRole('menuitem', { name: 'Sobre o Maleta' }).click();
        await page.getByRole('button', { name: 'Políticas da empresa' }).click();
        const politica = page.getByRole('dialog', { name: 'Política comercial' });
        await expect(politica).toContainText('Devoluções');
        await lookHere(page, 'politica');
        await politica.getByRole('button', { name: 'Fechar' }).click();
        await page.goto('/hotsite/area-do-cliente');
        await expect(page.getByRole('heading', { level: 1, name: 'Área do cliente' })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Antibióticos para repor' })).toContainText(/R\$\s*\d/);
      },
    );

    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(page.getByRole('button', { name: /^Conectado/ })).toBeVisible();
    await setSignal(context, watch, false);
    await page.evaluate(() => history.pushState(null, '', '/hotsite/como-chegar'));
    await expect(page.getByText('Esta página precisa de sinal')).toBeVisible();
    await setSignal(context, watch, true);
    other.closeAllConnections();
    other.close();
  },
);

visitor(
  'an empty hotsite leads a visitor home; another stands with its showcase and its links',
  async ({ page }) => {
    await page.goto('/hotsite/em-breve');
    await expect(page.getByRole('heading', { level: 1, name: /O pedido da farmácia/ })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/hotsite/verao-da-saude');
    await expect(page.getByRole('heading', { level: 1, name: 'Verão da saúde' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Dor e febre' }).getByRole('article').first(),
    ).toBeVisible();
    await look(page, 'hotsite');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Política comercial' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Política comercial' })).toBeVisible();
  },
);
