import { createStore } from '../../stores/create-store';

export interface ToastMessage {
  title: string;
  description: string;
  isDestructive?: boolean;
}

export interface ToastState {
  /** Increases with each toast, because two toasts may have the same text. */
  id: number;
  message: ToastMessage | null;
}

export const noToast: ToastState = { id: 0, message: null };
export const toastStore = createStore<ToastState>(noToast);

/** Replaces the previous toast (requirements, section 4). */
export function showToast(message: ToastMessage) {
  toastStore.set({ id: toastStore.get().id + 1, message });
}

export function hideToast() {
  toastStore.set({ ...toastStore.get(), message: null });
}
