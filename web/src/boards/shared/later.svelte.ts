// Parts of a picture that few questions need: they come when the table is drawn, and stay.
import type { Later } from "../contract";

export class Parts<T> implements Later {
  is = $state.raw<T | null>(null);

  constructor(
    private readonly from: () => Promise<T>,
    readonly needs: Later["needs"],
  ) {}

  load = async (): Promise<void> => {
    this.is ??= await this.from();
  };
}
