import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/**
 * Reads a flavour (`ua1`, `2a`) and the path of a PDF a line, tab-separated; answers for each one line: checks made, then the
 * rules of the flavour that it breaks, tab-separated.
 */
class Validate {
  public static void main(String[] none) throws Exception {
    Logger.getLogger("").setLevel(Level.OFF);
    VeraGreenfieldFoundryProvider.initialise();
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      String[] asked = line.split("\t", 2);
      System.out.println(answer(asked[1], PDFAFlavour.byFlavourId(asked[0])).replace('\n', ' ').replace('\r', ' '));
    }
  }

  private static String answer(String path, PDFAFlavour flavour) {
    try (PDFAParser parser = Foundries.defaultInstance().createParser(Files.newInputStream(Path.of(path)), flavour)) {
      PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false);
      ValidationResult result = validator.validate(parser);
      Set<String> broken = new TreeSet<>();
      for (TestAssertion assertion : result.getTestAssertions()) {
        if (assertion.getStatus() == TestAssertion.Status.PASSED) continue;
        broken.add(
            (assertion.getRuleId().getClause() + "-" + assertion.getRuleId().getTestNumber() + ": "
                    + assertion.getMessage() + " (" + assertion.getLocation().getContext() + ")")
                .replace('\t', ' '));
      }
      if (!result.isCompliant() && broken.isEmpty()) broken.add("not compliant");
      return result.getTotalAssertions() + (broken.isEmpty() ? "" : "\t" + String.join("\t", broken));
    } catch (Exception failure) {
      return "0\tnot readable: " + String.valueOf(failure.getMessage()).replace('\t', ' ');
    }
  }
}
