/** The styles of drawings: those that the games share, and those of each game, in a file by its name. */
import.meta.glob("./*.css", { eager: true });
