import { forgetTyped, isTyped } from '#app/page/typed.ts';
import { confirm } from '#ui/layer/message-queue.ts';
import { applyUpdate } from './update.ts';

const TYPED =
  'O que foi digitado na tela aberta e ainda não foi salvo se perde ao atualizar. Deseja atualizar agora?';

/**
 * Takes the update after the press on 'Atualizar'; asks first where typed text would be lost. False when the person
 * would rather finish that; rejects when the update cannot be taken.
 */
export async function takeUpdate(): Promise<boolean> {
  if (isTyped()) {
    const goesOn = await confirm({ text: TYPED, yes: 'Atualizar', no: 'Terminar antes' });
    if (!goesOn) return false;
    forgetTyped();
  }
  await applyUpdate();
  return true;
}
